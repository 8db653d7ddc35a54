/** The parts of the front door that only a player who has played before sees. */
import RankDetails from './RankDetails.svelte';
import Returning from './Returning.svelte';

export default { RankDetails, Returning };
