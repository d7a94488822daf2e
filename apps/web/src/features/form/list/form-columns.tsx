import type { FormRow } from '@zhaocai/model/form/design-endpoints';
import { Switch, Tag } from 'antd';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import type { Translate } from '../../../kit/text/language.ts';
import { formListTexts as texts } from './texts.ts';

export interface FormColumnsInput {
  readonly t: Translate;
  readonly maySwitch: boolean;
  readonly onSwitch: (row: FormRow, isEnabled: boolean) => void;
}

/** A form in its list. */
export function formColumns({ t, maySwitch, onSwitch }: FormColumnsInput): readonly DataColumn<FormRow>[] {
  return [
    { prop: 'formName', label: texts.name, width: 180, type: 'mylink' },
    { prop: 'category', label: texts.category, width: 100 },
    {
      prop: 'publishedNo',
      label: texts.published,
      width: 150,
      render: ({ publishedNo, hasDraft }) => (
        <>
          <Tag color={publishedNo === null ? 'default' : 'success'}>
            {publishedNo === null ? t(texts.notPublished) : `v${publishedNo}`}
          </Tag>
          {hasDraft && publishedNo !== null && <Tag color="warning">{t(texts.draft)}</Tag>}
        </>
      ),
    },
    {
      prop: 'isEnabled',
      label: texts.enabled,
      width: 80,
      render: (row) => (
        <span onClick={(event) => event.stopPropagation()}>
          <Switch
            size="small"
            checked={row.isEnabled}
            disabled={!maySwitch}
            aria-label={`${t(texts.enabled)} ${row.formName}`}
            onChange={(isEnabled) => onSwitch(row, isEnabled)}
          />
        </span>
      ),
    },
    { prop: 'flowName', label: texts.flow, width: 140, render: ({ flowName }) => flowName ?? t(texts.noFlow) },
    {
      prop: 'roleNames',
      label: texts.roles,
      width: 160,
      render: ({ roleNames }) =>
        roleNames.length === 0 ? <span className="kit-quiet">{t(texts.nobody)}</span> : roleNames.join('、'),
    },
    {
      prop: 'answerCount',
      label: texts.answers,
      width: 80,
      align: 'right',
      render: ({ answerCount }) => (answerCount >= 10_000 ? '10000+' : answerCount),
    },
    { prop: 'updateUserName', label: texts.updater, width: 120, visible: false },
    { prop: 'updateTime', label: texts.updated, width: 160 },
  ];
}
