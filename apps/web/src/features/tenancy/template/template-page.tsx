import '../tenancy.css';
import type { Row } from '@zhaocai/model/kit/entity';
import { tenantKinds } from '@zhaocai/model/tenancy/tenant';
import { tenantTemplate } from '@zhaocai/model/tenancy/tenant-template';
import { Alert } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { KindName } from '../tenant/tenant-state.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { templateTexts as texts } from './texts.ts';

export type TemplateRow = Row<typeof tenantTemplate>;

const { fields } = tenantTemplate;

const columns: readonly (string | DataColumn<TemplateRow>)[] = [
  { prop: 'templateName', label: fields.templateName.label, width: 240, type: 'mylink', sortable: true },
  {
    prop: 'tenantKind',
    label: fields.tenantKind.label,
    width: 120,
    sortable: true,
    render: ({ tenantKind }) => kindShown(tenantKind),
  },
  {
    prop: 'code',
    label: texts.builtIn,
    width: 110,
    render: ({ code }) => (code ? <BuiltIn /> : '—'),
  },
  { prop: 'remark', label: fields.remark.label, width: 320 },
];

/** What new tenants can begin with. */
export function TemplatePage() {
  const t = useText();
  const allowed = useAllowed();
  const [shown, setShown] = useState<TemplateRow>();
  const [compared, setCompared] = useState<TemplateRow>();
  const [updated, setUpdated] = useState<TemplateRow>();
  return (
    <>
      <ResourcePage
        entity={tenantTemplate}
        title={t(texts.title)}
        columns={columns}
        notice={<Alert type="info" showIcon title={t(texts.note)} />}
        onOpen={setShown}
        rowActions={(row) => [
          { key: 'compare', label: t(texts.compare), onClick: () => setCompared(row) },
          ...(allowed('tenantTemplate_add') && !row.code
            ? [{ key: 'update', label: t(texts.update), onClick: () => setUpdated(row) }]
            : []),
        ]}
        mayAdd={false}
        mayRemove={({ code }) => !code}
      />
      <TemplateDialog row={shown} onClose={() => setShown(undefined)} />
      <CompareDialog row={compared} onClose={() => setCompared(undefined)} />
      <UpdateDialog row={updated} onClose={() => setUpdated(undefined)} />
    </>
  );
}

function kindShown(name: string) {
  const kind = tenantKinds.find((one) => one === name);
  return kind ? <KindName kind={kind} /> : name;
}

function BuiltIn() {
  const t = useText();
  return <ToneTag tone="blue">{t(texts.builtIn)}</ToneTag>;
}
