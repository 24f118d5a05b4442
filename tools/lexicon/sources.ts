/** Where content comes from, as headers of lexicons and jokes state it and manifests repeat it. */
export interface Source {
  /** What comes from it: answers and clues, frequencies ... */
  readonly part: string;
  readonly title: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly attribution?: string;
  readonly url?: string;
}
