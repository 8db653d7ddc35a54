/** The current day, which changes while a page is open at midnight. */
import { today } from '../calendar/day';

/** The longest time between two looks at the clock: the device may sleep, or its clock be set. */
const LOOK_MS = 60_000;

/** Follows the current day until the component that calls this is removed. */
export function currentDay(): { readonly day: string } {
  let day = $state(today());
  $effect(() => {
    const look = () => (day = today());
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return {
    get day() {
      return day;
    },
  };
}
