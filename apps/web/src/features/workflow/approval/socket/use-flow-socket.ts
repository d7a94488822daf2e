import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../../kit/session/session-store.ts';
import type { PushedNotice } from './socket.ts';

/** As the API words it, in both languages (rule 326). */
const missingText = 'no supp WebSocket!';

/**
 * Keeps the user's socket open while he is signed in and may do more than set a password or enrol; what comes is shown, and
 * lists are read anew.
 */
export function useFlowSocket(onNotice: (notice: PushedNotice) => void): void {
  const userId = useSession(({ user }) => (user?.mustChange || user?.mustEnrol ? undefined : user?.userId));
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isLeft = false;
    let close: (() => void) | undefined;
    const begin = async () => {
      const [{ openSocket }, { askTicket }] = await Promise.all([import('./socket.ts'), import('./ask-ticket.ts')]);
      if (isLeft) return;
      close = openSocket({
        userId,
        ticket: askTicket,
        onNotice: (notice) => {
          onNotice(notice);
          void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfFlows(queryKey[0]) });
        },
        onAnnouncement: () => void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfNotices(queryKey[0]) }),
        onChanged: (screen) =>
          void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfScreen(queryKey[0], screen) }),
        onMissing: () => window.alert(missingText),
      });
    };
    // Nothing on the screen waits for it.
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
      close?.();
    };
  }, [userId, onNotice, queries]);
}

/** By the part of their addresses that names it. */
function isOfScreen(route: unknown, screen: string): boolean {
  return typeof route === 'string' && route.includes(`/${screen}/`);
}

function isOfNotices(route: unknown): boolean {
  return typeof route === 'string' && route.includes('/blade-desk/notice/');
}

/** What waits for the user changes with them. */
const inbox = '/api/inbox/page';
const lists = ['/todo', '/messageList', '/myApply', '/done'];

function isOfFlows(route: unknown): boolean {
  return typeof route === 'string' && (route.endsWith(inbox) || lists.some((list) => route.endsWith(`/flow${list}`)));
}
