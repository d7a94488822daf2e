import { readStatus } from '@zhaocai/model/workflow/message-states';
import { flowMessageList } from '@zhaocai/model/workflow/work-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/http/call.ts';

const shown = 5;

/** What the user was told and has not read: the newest, and how many. Asked for when the bell is opened. */
export function useUnreadMessages() {
  const input = { auditStatus: readStatus.code.unread, current: 1, size: shown };
  return useQuery({
    queryKey: [flowMessageList.route, input],
    queryFn: async ({ signal }) => (await call(flowMessageList, input, { signal })).data,
    retry: false,
    staleTime: 5_000,
  });
}
