import { isAside, isOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { entryChoices } from '@zhaocai/model/tendering/result-words';
import type { OwnEntryLine } from '@zhaocai/model/tendering/entry-endpoints';
import { Link } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import type { Translate } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { nextStep, projectAddress } from './next-step.ts';
import { bidListTexts as texts } from './texts.ts';

/** The first four are what a phone shows: which package, how it stands, until when, what to do. */
export function bidColumns(now: string, t: Translate): DataColumn<OwnEntryLine>[] {
  return [
    {
      prop: 'projectName',
      label: texts.project,
      width: 250,
      render: (row) => (
        <span className="bid-project-cell">
          <Link className="kit-link" to={projectAddress(row)}>
            {row.projectName}
          </Link>
          <span>{t(texts.packageTitle, { no: row.packageNo, name: row.packageName })}</span>
        </span>
      ),
    },
    {
      prop: 'entryStatus',
      label: texts.status,
      width: 150,
      render: (row) => (
        <span title={row.rejectReason ? t(texts.rejected, { reason: row.rejectReason }) : undefined}>
          <ChoiceTag choices={entryChoices(row.manner)} value={row.entryStatus} />
        </span>
      ),
    },
    {
      prop: 'bidEndTime',
      label: texts.bidEnd,
      width: 230,
      render: (row) => <Deadline at={row.bidEndTime} isMet={row.isBid || isOpened(row.stage) || isAside(row.stage)} />,
    },
    {
      prop: 'next',
      label: texts.next,
      width: 140,
      render: (row) => {
        const step = nextStep(row, now);
        return (
          <Link to={step.to} className={step.isMine ? 'bid-next-mine' : 'kit-link'}>
            {t(step.label)}
          </Link>
        );
      },
    },
    { prop: 'openTime', label: texts.openTime, width: 150, render: (row) => shownInstant(row.openTime) },
    { prop: 'buyerName', label: texts.buyer, width: 160 },
    { prop: 'entryNum', label: texts.entryNum, width: 160, isProno: true, visible: false },
    {
      prop: 'linkman',
      label: texts.contact,
      width: 150,
      visible: false,
      render: (row) => `${row.linkman} ${row.phone}`,
    },
    {
      prop: 'entryTime',
      label: texts.entryTime,
      width: 150,
      visible: false,
      render: (row) => shownInstant(row.entryTime),
    },
  ];
}
