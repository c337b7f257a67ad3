/** The pictures of Megalomania's rules. */
import type { RulePictures } from '../../rules/pictures';
import MinutePicture from './art/MinutePicture.svelte';
import { isPictured } from './art/pictured';
import RulePicture from './art/RulePicture.svelte';

export const pictures: RulePictures = {
  steps: 5,
  minute: MinutePicture,
  pictured: isPictured,
  picture: RulePicture,
};
