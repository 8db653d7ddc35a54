import { today } from '../calendar/day';
import { download } from '../ui/download';
import { everything } from './backup';

/** Downloads everything as a file, which the collection can restore. */
export async function saveBackup(): Promise<void> {
  download(`numpre-${today()}.json`, 'application/json', [await everything()]);
}
