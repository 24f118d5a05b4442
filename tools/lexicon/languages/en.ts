/** English: what the rules about stems and clue words know of the language. */
import type { LanguageRules } from './rules.js';
import { words } from './rules.js';

export const en: LanguageRules = {
  prefixes: words(`
    AB AD BE CO COUNTER DE DIS EM EN EX IM IN INTER MIS NON OUT OVER PRE PRO RE TRANS UN UNDER
  `),
  suffixes: words(`
    ABLE AL ALLY ATION E ED EN ER ES FUL IBLE IC ICAL ING INGS ISE ISH ISM IST ITY IVE IZE LESS LY MENT NESS OR
    OUS S SION TION Y
  `),
  functionWords: words(`
    a about all am an and any are as at be been being but by can could did do does down for from had has have he
    her here him his how i if in into is it its just may me might must my no not of off oh ok okay on or our out
    over shall she should so some that the their them then there these they this those to too under up us very
    was we were what when where which who why will with would yes you your
  `),
  emptyClues: words(`
    ACT ACTION ACTIVITY AREA ARTIFACT ATTRIBUTE BE BECOME BODY BREAK CASE CHANGE CITY COMMUNICATION CONDITION
    COUNTRY DEVICE DO ENTITY EVENT GET GIVE GO GROUP HAVE HEAD INDIVIDUAL INSTRUMENTALITY KNOW LINE LOCATION
    MAKE MATTER MORTAL MOVE OBJECT ORGANISM PART PEOPLE PERSON PLACE POINT PROPERTY PUT QUALITY REGION RELATION
    RUN SAY SEE SET SOMEBODY SOMEONE SOUL STATE STRUCTURE STUFF TAKE TELL THING THINK TIME TOWN TURN UNIT WORK
  `),
  umlauts: false,
  commonStart: [3, 6],
  commonEnding: 0,
  shortSkeleton: false,
};
