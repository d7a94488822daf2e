import { socketTicket } from '@zhaocai/model/workflow/socket-ticket-endpoint';
import { call } from '../../../../kit/http/call.ts';

export async function askTicket(): Promise<string> {
  return (await call(socketTicket, {})).data.ticket;
}
