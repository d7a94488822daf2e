import type { FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { Switch } from 'antd';
import type { DataColumn } from '../../../../kit/data-table/column.ts';
import type { Translate } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../../kit/widgets/instant.tsx';
import { flowListTexts as texts } from './texts.ts';

export interface FlowColumnsInput {
  readonly t: Translate;
  readonly maySwitch: boolean;
  readonly onSwitch: (row: FlowRow, isEnabled: boolean) => void;
}

/** A flow in its list. */
export function flowColumns({ t, maySwitch, onSwitch }: FlowColumnsInput): readonly DataColumn<FlowRow>[] {
  return [
    { prop: 'flowName', label: texts.name, width: 170, type: 'mylink' },
    { prop: 'flowKey', label: texts.key, width: 140 },
    { prop: 'category', label: texts.category, width: 88 },
    {
      prop: 'publishedNo',
      label: texts.published,
      width: 160,
      render: ({ publishedNo, hasDraft }) => (
        <span className="flow-tags">
          <ToneTag tone={publishedNo === null ? 'grey' : 'green'}>
            {publishedNo === null ? t(texts.notPublished) : `v${publishedNo}`}
          </ToneTag>
          {hasDraft && publishedNo !== null && <ToneTag tone="orange">{t(texts.draft)}</ToneTag>}
        </span>
      ),
    },
    {
      prop: 'isEnabled',
      label: texts.enabled,
      width: 66,
      render: (row) => (
        <span onClick={(event) => event.stopPropagation()}>
          <Switch
            size="small"
            checked={row.isEnabled}
            disabled={!maySwitch}
            aria-label={`${t(texts.enabled)} ${row.flowName}`}
            onChange={(isEnabled) => onSwitch(row, isEnabled)}
          />
        </span>
      ),
    },
    {
      prop: 'deptNames',
      label: texts.mayStart,
      width: 130,
      render: ({ deptNames }) => (deptNames.length > 0 ? deptNames.join('、') : t(texts.everybody)),
    },
    { prop: 'runningCount', label: texts.running, width: 70, align: 'right' },
    { prop: 'updateUserName', label: texts.updater, width: 120, visible: false },
    {
      prop: 'updateTime',
      label: texts.updated,
      width: 148,
      keepsWidth: true,
      render: ({ updateTime }) => <Instant at={updateTime} />,
    },
  ];
}
