/** An animal and two words for a person's number: they distinguish two Adas. */
import { ANIMALS, type AnimalName } from '../pieces/animals';
import type { Language } from '../settings.svelte';

const FIRST: Record<Language, string> = {
  en:
    'Quick Silver Early Paper Tall Brown Quiet Amber Velvet Copper Merry Gentle Windy Sunny Golden ' +
    'Little Clever Brave Calm Misty Wild Round Swift Bright Warm Lucky Noble Patient Secret Proud ' +
    'Simple Honest',
  fr:
    'rapide calme jaune rouge sage tranquille fidèle habile agile noble tendre timide drôle pâle ' +
    'large mince simple libre célèbre magique étrange rare utile solide souple brave digne aimable ' +
    'agréable énorme bizarre honnête',
};

const SECOND: Record<Language, string> = {
  en:
    'Lantern Kettle Bell Boat Reed Acorn Anchor Meadow Candle Pepper Maple Harbour Feather Compass ' +
    'Ladder Teapot Bridge Window Garden Button Cherry Hammer Pillow Ribbon Saddle Thimble Violin ' +
    'Walnut Basket Clover Drum Willow',
  fr:
    'Lanterne Bouilloire Cloche Barque Roseau Gland Ancre Prairie Bougie Poivre Érable Port Plume ' +
    'Boussole Échelle Théière Pont Fenêtre Jardin Bouton Cerise Marteau Coussin Ruban Selle Dé ' +
    'Violon Noix Panier Trèfle Tambour Saule',
};

const wordsIn = (list: string): string[] => list.split(' ');

export const animalOfTag = (tag: number): AnimalName => ANIMALS[tag % ANIMALS.length]!;

/** 'Quick Lantern'; in French the adjective comes second, and has one form only. */
export function tagOf(tag: number, language: Language): string {
  const rest = Math.floor(tag / ANIMALS.length);
  const adjectives = wordsIn(FIRST[language]);
  const nouns = wordsIn(SECOND[language]);
  const adjective = adjectives[rest % adjectives.length]!;
  const noun = nouns[Math.floor(rest / adjectives.length) % nouns.length]!;
  return language === 'en' ? `${adjective} ${noun}` : `${noun} ${adjective}`;
}
