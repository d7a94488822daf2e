import { socketTicket } from '@zhaocai/model/workflow/command-endpoints';
import { call } from '../../../../kit/http/call.ts';

export async function askTicket(): Promise<string> {
  return (await call(socketTicket, {})).data.ticket;
}
