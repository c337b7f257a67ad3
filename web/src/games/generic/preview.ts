/** Starts the development page of the generic board: not part of the app. */
import '../../style/base.css';
import { mount } from 'svelte';
import { dress, settings } from '../../settings.svelte';
import { speak } from '../../texts/words.svelte';
import Preview from './Preview.svelte';

dress();
await speak(settings.language);
mount(Preview, { target: document.getElementById('app')! });
