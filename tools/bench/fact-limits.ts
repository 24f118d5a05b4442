/** Whether a grid's facts keep the limits that ours keep: of each group, and in all. */
import { groupLimits } from '../../generator/arrowword/group-room.js';
import type { WordGround } from '../../generator/words/ground.js';

/** `groups`: by answer, the number of its group, from 1; 0 where it is no fact. `percent`: how many of the answers may be facts. */
export function keepsFactLimits(
  groups: readonly number[],
  { factGroups, language }: Pick<WordGround, 'factGroups' | 'language'>,
  side: number,
  percent: number,
): boolean {
  const answers = groups.length;
  const { most, limits } = groupLimits(factGroups, language, answers, side, Math.floor((percent * answers) / 100));
  const countOf = (group: number) => groups.filter((own) => own === group).length;
  return answers - countOf(0) <= most && limits.every((limit, group) => group === 0 || countOf(group) <= limit);
}
