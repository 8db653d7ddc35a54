/**
 * The help that the player asks for: its state, the panel, and the strip on a phone. It is loaded
 * after the board, because a game without help needs none of it, nor the engine.
 */
import HelpPanel from './HelpPanel.svelte';
import HintStrip from './HintStrip.svelte';
import { Panel } from './panel.svelte';

export default { HelpPanel, HintStrip, Panel };
