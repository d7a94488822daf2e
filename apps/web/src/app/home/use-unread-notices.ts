import { noticeApi } from '@zhaocai/model/desk/notice-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/http/call.ts';

const everyMs = 60_000;

/** What the user has not read. Looked at every minute, unless the first look already failed. */
export function useUnreadNotices() {
  return useQuery({
    queryKey: [noticeApi.unread.route],
    queryFn: async ({ signal }) => (await call(noticeApi.unread, {}, { signal })).data,
    retry: false,
    staleTime: everyMs / 2,
    refetchInterval: ({ state }) => (state.error ? false : everyMs),
  });
}

/** Where an announcement is read. */
export function announcementPath(id: string): string {
  return `/desk/notice/read/${id}`;
}
