import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress, settings } from './settings.svelte';
import { speak } from './texts/words.svelte';

dress();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
