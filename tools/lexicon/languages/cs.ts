/** Czech: what the rules about stems and clue words know of the language. */
import type { LanguageRules } from './rules.js';
import { words } from './rules.js';

export const cs: LanguageRules = {
  prefixes: words(`
    BEZ DO NA NAD NADE NE NEJ NEJNE O OB OBE OD ODE PO POD PODE PRE PRED PREDE PRI PRO PROTI ROZ ROZE S SE SPO
    SPOLU U V VE VY VZ Z ZA ZE ZNOVU
  `),
  suffixes: words(`
    A ANI ANY AR AT AVY CE CKY E EC EK ENI ENSTVI ENY ET I ICKY IT ITY IVY KA KO KY LY NI NICE NICKA NIK NOST
    NOUT NUTI NY O OST OSTNY OUT OVANI OVAT OVAVAT OVITY OVY SKY STVI TEL TELNY TELSTVI TI U VY Y YT
  `),
  functionWords: words(`
    a aby ale ano bez by bych byl byla bylo bys být co do i jak jako je jeho její jen ještě ji jim jsem jsi jsme
    jsou jste já jí k kde kdo kdy když ke mi mne mu my mě na nad ne nebo no nás o od ok on ona oni ono po pod
    pro proč před při s se si ta tady tak taky také tam ten ti to tu ty u už v ve vy vás z za ze že
  `),
  emptyClues: words(`
    BYT CAST CLOVEK DAT DELAT DOBRE DOBRY DRUH JIT KUS LINKA MALY MISTO MIT NECO NEKDO OSOBA STAV TELO TYP VEC
    VELKY VZIT ZNAK ZPRAVA ZPUSOB
  `),
  umlauts: false,
  commonStart: undefined,
  commonEnding: 5,
  shortSkeleton: true,
};
