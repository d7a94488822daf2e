import './report.css';
import type { Entity, Row } from '@zhaocai/model/kit/entity';
import { report } from '@zhaocai/model/report/report';
import { reportQuery } from '@zhaocai/model/report/report-queries';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useLanguage, useText, type Translate } from '../../kit/text/language.ts';
import { ReportDialog } from './report-dialog.tsx';
import { TenantsDialog } from './tenants-dialog.tsx';
import { reportTexts as texts } from './texts.ts';

/** A report is saved by a call of its own; the list's generic button says so. */
const listed: Entity<typeof report.fields> = {
  ...report,
  verbs: { ...report.verbs, save: 'POST /api/blade-system/report/saveOrUpdateReport' },
};
const platform = '000000';

/** To the platform its own reports say how many tenants have them; 0: none in particular. */
export type ReportListRow = Row<typeof report> & { readonly tenantCount?: number };

/** The reports that the user may see: the product's and his tenant's own. */
export function ReportListPage() {
  const t = useText();
  const language = useLanguage();
  const allowed = useAllowed();
  const tenantId = useSession(({ user }) => user?.tenantId);
  const [task, setTask] = useState<RowTask>();
  const [granting, setGranting] = useState<string>();
  const isPlatform = tenantId === platform;
  const isOwn = (row: ReportListRow) => row.tenantId === tenantId;
  return (
    <>
      <ResourcePage
        entity={listed}
        title={t(texts.title)}
        columns={columnsOf(t, { language, isOwn, isPlatform })}
        pathOf={pathOf}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
        mayEdit={isOwn}
        mayRemove={isOwn}
        rowActions={(row) =>
          isPlatform && isOwn(row) && suitsTenants(row) && allowed('reportlist_edit')
            ? [{ key: 'grant', label: t(texts.grant), onClick: () => setGranting(row.id) }]
            : []
        }
      />
      <ReportDialog task={task} onClose={() => setTask(undefined)} />
      <TenantsDialog id={granting} onClose={() => setGranting(undefined)} />
    </>
  );
}

const pathOf = ({ id }: ReportListRow) => `/report/reportlist/${id}`;

interface Look {
  readonly language: 'zh' | 'en';
  readonly isPlatform: boolean;
  readonly isOwn: (row: ReportListRow) => boolean;
}

function columnsOf(
  t: Translate,
  { language, isOwn, isPlatform }: Look,
): readonly (string | DataColumn<ReportListRow>)[] {
  const { fields } = report;
  return [
    language === 'en'
      ? {
          prop: 'nameEn',
          label: fields.name.label,
          width: 260,
          render: (row) => (
            <Link to={pathOf(row)} className="kit-link report-link">
              {row.nameEn || row.name}
            </Link>
          ),
        }
      : { prop: 'name', label: fields.name.label, width: 220, type: 'mylink', sortable: true },
    { prop: 'queryName', label: fields.queryName.label, width: 320, render: ({ queryName }) => helpOf(t, queryName) },
    'chart',
    { prop: 'roleIds', label: texts.shownTo, width: 120, render: ({ roleIds }) => audienceOf(t, roleIds) },
    ...(isPlatform ? [{ prop: 'tenantCount', label: texts.tenants, width: 150, render: tenantsOf(t) }] : []),
    { prop: 'tenantId', label: texts.origin, width: 110, render: (row) => t(isOwn(row) ? texts.own : texts.builtIn) },
    'remark',
  ];
}

/** Is there anybody to grant it to? A report about tenants is the platform's alone. */
function suitsTenants({ queryName }: Pick<ReportListRow, 'queryName'>): boolean {
  return reportQuery(queryName)?.tenants.some((kind) => kind !== 'platform') ?? false;
}

function tenantsOf(t: Translate) {
  return ({ tenantCount = 0, queryName }: ReportListRow) => {
    if (!suitsTenants({ queryName })) return '—';
    return tenantCount > 0 ? t(texts.someTenants, { count: tenantCount }) : t(texts.everyTenant);
  };
}

function helpOf(t: Translate, queryName: string): string {
  const query = reportQuery(queryName);
  return query ? t(query.help) : queryName;
}

function audienceOf(t: Translate, roleIds: readonly string[] | null): string {
  const count = roleIds?.length ?? 0;
  return count > 0 ? t(texts.someRoles, { count }) : t(texts.everybody);
}
