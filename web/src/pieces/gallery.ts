/** Opens the gallery of pieces: a page of the development server only. */
import { mount } from 'svelte';
import '../style/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
