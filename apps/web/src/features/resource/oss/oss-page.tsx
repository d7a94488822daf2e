import '../provider/provider.css';
import type { Row } from '@zhaocai/model/kit/entity';
import { diskCategory, oss } from '@zhaocai/model/resource/oss';
import { useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { translate, useText } from '../../../kit/text/language.ts';
import { ProviderForm } from '../provider/provider-form.tsx';
import { providerTexts } from '../provider/provider-texts.ts';
import { isInUse, statusColumn } from '../provider/status-column.tsx';
import { addedOssKinds, ossFieldsOf } from './oss-fields.ts';
import { ossTexts as texts } from './texts.ts';
import { useOssWork } from './use-oss-work.tsx';

type OssRow = Row<typeof oss>;

const columns: readonly (string | DataColumn<OssRow>)[] = [
  { prop: 'ossCode', label: oss.fields.ossCode.label, width: 150, type: 'mylink', sortable: true },
  { prop: 'category', label: oss.fields.category.label, width: 150, render: (row) => categoryName(row.category) },
  statusColumn<OssRow>(),
  {
    prop: 'endpoint',
    label: texts.place,
    width: 320,
    render: (row) => (
      <span className="kit-mono">
        {row.category === diskCategory ? translate(texts.diskPlace) : `${row.endpoint ?? ''}/${row.bucketName ?? ''}`}
      </span>
    ),
  },
  { prop: 'region', label: oss.fields.region.label, width: 130, visible: false },
  { prop: 'remark', label: oss.fields.remark.label, width: 220 },
];

function categoryName(category: number): string {
  const choice = oss.fields.category.choices.find(({ value }) => value === category);
  return choice ? translate(choice.label) : '';
}

/** Where uploaded files are put: providers, which of them is in use, and whether they work. */
export function OssPage() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<RowTask>();
  const { test, enable } = useOssWork();
  const rowActions = (row: OssRow): RowAction[] => [
    ...(allowed('oss_test') ? [{ key: 'test', label: t(texts.test), onClick: () => void test(row) }] : []),
    ...(allowed('oss_enable') && !isInUse(row)
      ? [{ key: 'enable', label: t(providerTexts.enable), onClick: () => void enable(row) }]
      : []),
  ];
  return (
    <>
      <ResourcePage
        entity={oss}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        mayRemove={(row) => row.category !== diskCategory && !isInUse(row)}
        onOpen={allowed('oss_edit') ? ({ id }) => setTask({ kind: 'edit', id }) : undefined}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
      />
      <ProviderForm
        entity={oss}
        kinds={addedOssKinds}
        fieldsOf={ossFieldsOf}
        task={task}
        onClose={() => setTask(undefined)}
      />
    </>
  );
}
