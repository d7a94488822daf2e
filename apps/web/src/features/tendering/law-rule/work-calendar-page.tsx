import { workCalendar } from '@zhaocai/model/tendering/law-rule';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';

const columns = ['day', 'dayType', 'remark'];

/** Which days are worked on, by the official calendar: the periods of the law are counted with it. */
export function WorkCalendarPage() {
  return <ResourcePage entity={workCalendar} columns={columns} />;
}
