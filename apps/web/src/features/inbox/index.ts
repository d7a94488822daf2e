import type { Feature } from '../../kit/page/feature.ts';

export { InboxLines } from './inbox-lines.tsx';
export { InboxSummary } from './inbox-summary.tsx';
export { InboxListPage } from './inbox-list-page.tsx';
export { inboxPath, shownCount, useInbox } from './use-inbox.ts';
export { inboxWords } from './words.ts';

/** What waits for the user: its parts stand on home, in the bell, in the message centre and in 我的待办. */
export const inboxFeature: Feature = { name: 'inbox', pages: [] };
