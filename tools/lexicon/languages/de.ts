/** German: what the rules about stems and clue words know of the language. */
import type { LanguageRules } from './rules.js';
import { words } from './rules.js';

export const de: LanguageRules = {
  prefixes: words(`
    AB ABER AN AUF AUS AUSEINANDER BE BEI BEUN DAR DURCH EIN ENT ER GE GEGEN HER HERAUS HERUM HIN HINAUS HINTER
    LOS MISS MIT NACH UEBER UM UN UNTER VER VERUN VOLL VOR WIDER WIEDER ZER ZU ZUSAMMEN
  `),
  suffixes: words(`
    BAR CHEN E EL ELN EN ER ERN HAFT HEIT IEREN IERUNG IG IN ISCH ISIEREN KEIT LEIN LICH LOS N S SAM SCHAFT UNG
  `),
  functionWords: words(`
    aber als am an auch auf aus bei bin bist da das dass dein dem den denn der des dich die dir doch dort du
    durch ein eine einem einen einer eines er es euch euer für habe haben hast hat hier hinter ich ihm ihn ihnen
    ihr im in ist ja kann kein keine mag mal man mein mich mir mit muss na nach neben nein nicht noch nun nur ob
    oder ok okay schon seid sein sich sie sind so soll um und uns unser unter vom von vor wann war waren warum
    was wenn wer werden wie wieso will wir wird wo zu zum zur über
  `),
  emptyClues: words(`
    ABSTRAKTION ABTEILUNG ART BEGRIFF BEHAUPTUNG BEREICH BESCHWERDE CHEMIKALIE DING DISZIPLIN EIGENSCHAFT
    EINGRIFF EINHEIT FACH FAHRZEUG FARBE FLEISCH FORM FRAU GEBEN GEBIET GEFUEHL GEHEN GENRE GERAET GRUPPE GUT
    HABEN HANDLUNG HERSTELLER KOMMEN KRANKHEIT KREATUR KUERZEL KUNDE LAND LEBEWESEN LEUTE MACHEN MANN MATERIAL
    MENSCH METHODE MITTEL NAME NEHMEN OBJEKT ORT PERSON PFLANZE RAUM SACHE SEHR SEIN STADT STELLE STIMMUNG STOFF
    SUBSTANZ TEIL TEXT TIER TUN TYP UNTERNEHMEN VERFAHREN VORGANG WERK WORT ZUSTAND
  `),
  umlauts: true,
  commonStart: undefined,
  commonEnding: 4,
  shortSkeleton: false,
};
