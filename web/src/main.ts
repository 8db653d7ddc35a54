import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepOffline } from './app/offline.svelte';
import { followSettings, settings } from './state/settings.svelte';
import './style/base.css';
import './style/colours.css';
import './style/colour-grounds.css';
import './style/inks.css';
import './style/forced.css';
import { languageFor, speakFirst } from './words/words.svelte';

followSettings();
const target = document.getElementById('app');
if (target) {
  await speakFirst(languageFor(settings().language));
  mount(App, { target });
  // The development server has no worker for this.
  if (import.meta.env.PROD) setTimeout(() => void keepOffline(), 1000);
}
