import type { Row } from '@zhaocai/model/kit/entity';
import type { Language } from '@zhaocai/model/kit/text';
import { workCalendar } from '@zhaocai/model/tendering/law-rule';
import { holidayText } from '@zhaocai/model/tendering/law-words';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useLanguage } from '../../../kit/text/language.ts';

const columnsIn = (language: Language): readonly (string | DataColumn<Row<typeof workCalendar>>)[] => [
  'day',
  'dayType',
  {
    prop: 'remark',
    label: workCalendar.fields.remark.label,
    width: 260,
    render: ({ remark }) => (remark ? holidayText(remark, language) : null),
  },
];

/** Which days are worked on, by the official calendar: the periods of the law are counted with it. */
export function WorkCalendarPage() {
  return <ResourcePage entity={workCalendar} columns={columnsIn(useLanguage())} />;
}
