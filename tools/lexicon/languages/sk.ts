/** Slovak: what the rules about stems and clue words know of the language. */
import type { LanguageRules } from './rules.js';
import { words } from './rules.js';

export const sk: LanguageRules = {
  prefixes: words(`
    BEZ DO NA NAD NADO NAJ NAJNE NE O OB OBO OD ODO PO POD PODO PRE PRED PREDO PRI PRO PROTI ROZ ROZO S SO SPO
    SPOLU U V VY VZ Z ZA ZNOVU ZO
  `),
  suffixes: words(`
    A ANIE ANY AR AT AVY CA CKY E EC EK ENIE ENSTVO ENY ET I ICKY IK IT ITY IVY KA KO KY LY NICA NICKA NIE NIK
    NOST NUT NUTIE NY O OK OST OSTNY OVANIE OVAT OVAVAT OVITY OVY SKY STVO TEL TELNY TELSTVO TIE U VY Y YT
  `),
  functionWords: words(`
    a aby ako ale alebo bez bol bola bolo by byť do ešte i im ja je jeho jej ju k kde kedy keď kto ku len ma mi
    mu my mňa na nad nie no nás o od ok on ona oni ono po pod pre pred prečo pri s sa si sme som ste sú tak tam
    ten tie tiež to tu ty tá tí u už v vo vy vás z za zo áno čo že
  `),
  emptyClues: words(`
    BYT CAST CLOVEK DAT DOBRE DOBRY DRUH IST KUS LATKA MALY MAT MIESTO NIECO NIEKTO OSOBA PROSTREDIE ROBIT
    SPOSOB STAV TYP VEC VELKY VZIAT
  `),
  umlauts: false,
  commonStart: undefined,
  commonEnding: 5,
  shortSkeleton: true,
};
