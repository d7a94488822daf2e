import { inboxPage, mostCountedDuties } from '@zhaocai/model/inbox/inbox-endpoints';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';

const everyMs = 60_000;
/** Home, bell and message centre show as many, so that they ask once. */
const asked = 8;

/** Where all of it stands. */
export const inboxPath = '/work/backlog/index';

/** The most urgent of what waits for the user, and how much there is. */
export function useInbox() {
  return useEndpoint(inboxPage, { current: 1, size: asked }, { refreshMs: everyMs, staleMs: 5_000 });
}

/** `100+` where no more are counted. */
export function shownCount({ total, totalCapped }: { readonly total: number; readonly totalCapped?: boolean }): string {
  return totalCapped ? `${total}+` : String(total);
}

/** The same of a part of it. */
export function shownPart(count: number): string {
  return count > mostCountedDuties ? `${mostCountedDuties}+` : String(count);
}
