import type { AnswerColumn, AnswerRow } from '@zhaocai/model/form/answer-endpoints';
import { answerLifecycle } from '@zhaocai/model/form/answer-lifecycle';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { answerTexts as texts } from './texts.ts';

/** What every answer has. */
export function ownColumns(): readonly DataColumn<AnswerRow>[] {
  return [
    { prop: 'title', label: texts.title, width: 200, type: 'mylink' },
    {
      prop: 'answerState',
      label: texts.state,
      width: 100,
      render: ({ answerState }) => <ChoiceTag choices={answerLifecycle.choices} value={answerState} />,
    },
    { prop: 'createUserName', label: texts.createdBy, width: 110 },
    {
      prop: 'createTime',
      label: texts.createdAt,
      width: 160,
      render: ({ createTime }) => <Instant at={createTime} />,
    },
    {
      prop: 'versionNo',
      label: texts.version,
      width: 90,
      visible: false,
      render: ({ versionNo }) => `v${versionNo}`,
    },
  ];
}

const shownColumns = 8;

/** The form's own: the first ones at once, the others when they are asked for. */
export function valueColumns(columns: readonly AnswerColumn[]): readonly DataColumn<AnswerRow>[] {
  return columns.map(({ prop, label }, at) => ({
    prop: `value.${prop}`,
    label: { zh: label || prop, en: label || prop },
    width: 160,
    visible: at < shownColumns,
    render: ({ values }: AnswerRow) => <span className="form-cell">{values[prop]}</span>,
  }));
}
