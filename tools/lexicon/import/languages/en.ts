/** English: what an import knows of its words, and of WordNet, which has the commonest senses first. */
import type { ImportRules } from '../rules.js';

export const en: ImportRules = {
  capitalNouns: false,
  refusedMarks: ['vulg', 'obsc', 'offens', 'ethnic slur', 'disparag', 'derog', 'pejor'],
  labels: [],
  classes: [],
  otherClass: undefined,
  forms: [
    { form: /^(.*[^suio])s$/, bases: ['$1'] },
    { form: /^(.+)es$/, bases: ['$1'] },
    { form: /^(.+)ies$/, bases: ['$1y'] },
    { form: /^(.{2,})ed$/, bases: ['$1', '$1e'] },
    { form: /^(.{2,})ied$/, bases: ['$1y'] },
    { form: /^(.+)(.)\2ed$/, bases: ['$1$2'] },
    { form: /^(.{2,})ing$/, bases: ['$1', '$1e'] },
    { form: /^(.+)(.)\2ing$/, bases: ['$1$2'] },
    // Degrees of adjectives; but a verb's doer is a noun of its own.
    { form: /^(.+)er$/, bases: ['$1', '$1e'], of: 'adj', notOf: 'verb' },
    { form: /^(.+)(.)\2er$/, bases: ['$1$2'], of: 'adj', notOf: 'verb' },
    { form: /^(.+)ier$/, bases: ['$1y'], of: 'adj', notOf: 'verb' },
    { form: /^(.+)est$/, bases: ['$1', '$1e'], of: 'adj' },
    { form: /^(.+)(.)\2est$/, bases: ['$1$2'], of: 'adj' },
    { form: /^(.+)iest$/, bases: ['$1y'], of: 'adj' },
  ],
  irregular: 'men women children people feet teeth geese mice lice oxen dice brethren kine'.split(' '),
  // Roman numerals.
  notWords:
    /^(?!(?:civic|civil|did|dill|dim|ill|lid|lil|livid|mid|mild|mill|mil|mimic|mix|mom|vim|vivid)$)[ivxlcdm]{2,}$/,
  stemsOnly: false,
  syllabic: '',
  compounds: false,
  phrases: { any: { most: 2 } },
  answerRank: 20_000,
  association: {
    kind: 'synsets',
    least: 0.54,
    firm: 0.76,
    commonestFirst: true,
    mostSenses: { clue: 3, answer: 4 },
    mostWords: 17,
    classWord: 0.4,
  },
  respelling: [],
  // Classes that name their members closely: an animal is no clue, a songbird is one.
  classWords: `
    edible fruit, citrus fruit, berry, melon, vegetable, root vegetable, salad green, legume, nut, herb, spice, seasoning, sauce, soup,
    stew, sausage, cold cut, bread, flatbread, cake, cookie, candy, pastry, pie, pudding, dessert, frozen dessert, cheese, pasta, wine,
    red wine, white wine, beer, ale, liquor, liqueur, brandy, whiskey, cocktail, mixed drink, soft drink, tea, coffee, songbird, seabird,
    wading bird, waterfowl, duck, goose, finch, thrush, owl, hawk, falcon, eagle, bird of prey, parrot, game bird, hunting dog, gun dog, sporting dog,
    terrier, hound, spaniel, sheepdog, working dog, toy dog, wildcat, big cat, domestic cat, saddle horse, draft horse, antelope, deer, wild sheep,
    wild ox, bear, monkey, lemur, ape, whale, rodent, marsupial, weasel, snake, viper, lizard, turtle, frog, toad, food fish, game fish, flatfish, shark,
    shellfish, mollusk, crustacean, insect, beetle, moth, butterfly, ant, spider, conifer, evergreen, shrub, climber, wildflower, cereal, grass, fern,
    moss, weed, fabric, cloth, silk, wool, leather, fur, undergarment, outerwear, coat, overcoat, jacket, cloak, hat, cap, helmet, headdress,
    headscarf, shoe, boot, sandal, footwear, gown, skirt, trousers, sweater, scarf, glove, necklace, jewel, gem, gemstone, precious metal, metallic element,
    noble gas, halogen, mineral, acid, alloy, poison, vitamin, hormone, antibiotic, wind instrument, stringed instrument, keyboard instrument,
    percussion instrument, drum, brass instrument, woodwind, folk dance, ballroom dancing, social dancing, card game, board game, ball game, parlor game, court game,
    field game, martial art, winter sport, hand tool, saw, hammer, knife, sword, axe, spear, gun, pistol, rifle, cannon, missile, bomb,
    carriage, wagon, sled, sailing vessel, sailboat, rowboat, merchant ship, warship, steamer, aircraft, bottle, jug, cup, mug,
    drinking glass, bowl, pan, cooking utensil, kitchen utensil, basket, bag, chest, chair, bench, cabinet, lamp, knot, sail, punctuation mark,
    muscle, gland, artery, joint, constellation, planet, zodiac sign, clergyman, soldier, sailor, musician, craftsman, nobleman, relative,
    monetary unit, coin, linear unit, unit of length, area unit, mythical being, mythical monster, Greek deity, storm, breeze, verse form, metrical foot,
    writing system, color, religious music, church service
  `
    .split(',')
    .map((word) => word.trim()),
};
