/** Arrowwords made by hand, of German words: nothing is wrong with them. */
import type { ArrowwordDocument, CluedAnswer } from '../../format/documents.js';

/** The words of a list: `answer clueCell start direction display: clue`. */
function wordsOf(...rows: readonly string[]): CluedAnswer[] {
  return rows.map((row) => {
    const [, answer, clueCell, start, direction, display, clue] = /^(\S+) (\d+) (\d+) (\S+) (.+?): (.+)$/.exec(row)!;
    const places = { clueCell: Number(clueCell), start: Number(start) };
    return { answer, ...places, direction: direction as CluedAnswer['direction'], display, clue };
  });
}

/** Six by six cells. */
export const sound: ArrowwordDocument = {
  address: 'arrowword-de/6x6/1',
  variant: 'arrowword-de',
  level: '6x6',
  number: 1,
  rows: 6,
  columns: 6,
  grid: '#######HIEB##ABBAU#AS#US#GELEE##NARR',
  words: wordsOf(
    'HAAG 1 7 down Haag: Den ___',
    'IBSEN 2 8 down Ibsen: Nora-Dichter',
    'EB 3 9 down EB: Kfz-Z.: Eilenburg',
    'BAUER 4 10 down Bauer: Schachfigur',
    'HIEB 6 7 right Hieb: Axtschlag',
    'USER 11 17 down User: PC-Anwender',
    'ABBAU 12 13 right Abbau: Förderung von Kohle',
    'AS 18 19 right As: altrömische Münze',
    'US 21 22 right us: engl.: uns',
    'LA 21 27 down La: ___ Paloma',
    'GELEE 24 25 right Gelee: Brotaufstrich',
    'NARR 31 32 right Narr: Karnevalist',
  ),
  phraseCells: [10, 13, 17, 26, 32],
  phrase: 'BAUEN',
  phraseText: 'bauen',
  joke: { list: 0, id: 1, setup: 'Was macht der Biber im Urlaub?', punchline: 'Er will endlich bauen.' },
};

/** More columns than rows. */
export const wide: ArrowwordDocument = {
  address: 'arrowword-de/6x7-kids/2',
  variant: 'arrowword-de',
  level: '6x7-kids',
  number: 2,
  rows: 6,
  columns: 7,
  grid: '########ELLE###HAFTEN#EB#ABO#RINGER##LAERM',
  words: wordsOf(
    'EHER 1 8 down eher: zeitiger',
    'LABIL 2 9 down labil: wankelmütig',
    'LF 3 10 down LF: Kfz-Z.: Laufen',
    'ETAGE 4 11 down Etage: Stockwerk',
    'ELLE 7 8 right Elle: altes Längenmaß',
    'EBER 12 19 down Eber: Keiler',
    'NORM 13 20 down Norm: DIN, z. B.',
    'HAFTEN 14 15 right haften: kleben',
    'EB 21 22 right EB: Kfz-Z.: Eilenburg',
    'ABO 24 25 right Abo: Abk.: Abonnement',
    'NA 24 31 down na: ___ und',
    'RINGER 28 29 right Ringer: Sportler auf der Matte',
    'LAERM 36 37 right Lärm: Krach',
  ),
  phraseCells: [17, 22, 30, 33, 40],
  phrase: 'FEIER',
  phraseText: 'Feier',
  joke: { list: 0, id: 2, setup: 'Warum backt er nachts?', punchline: 'Morgen ist Feier!' },
};
