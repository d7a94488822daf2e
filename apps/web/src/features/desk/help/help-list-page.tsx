import { helpPage } from '@zhaocai/model/desk/help-page';
import type { Row } from '@zhaocai/model/kit/entity';
import { Tag } from 'antd';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { helpListTexts as texts } from './texts.ts';

type HelpRow = Row<typeof helpPage>;

const platform = '000000';

const columns: readonly (string | DataColumn<HelpRow>)[] = [
  { prop: 'title', label: helpPage.fields.title.label, width: 220, type: 'mylink', sortable: true },
  { prop: 'routeStr', label: helpPage.fields.routeStr.label, width: 240, sortable: true },
  { prop: 'code', label: helpPage.fields.code.label, width: 140, sortable: true },
  { prop: 'tenantId', label: texts.owner, width: 120, render: (row) => <Owner tenantId={row.tenantId} /> },
  { prop: 'url', label: helpPage.fields.url.label, width: 240 },
  { prop: 'updateTime', label: texts.updated, width: 170, sortable: true },
];

/** Help of pages: the platform's, and the tenant's own which stands before it. */
export function HelpListPage() {
  const t = useText();
  const own = useSession((state) => state.user?.tenantId);
  const isOwn = (row: HelpRow) => row.tenantId === own;
  return <ResourcePage entity={helpPage} title={t(texts.title)} columns={columns} mayEdit={isOwn} mayRemove={isOwn} />;
}

function Owner({ tenantId }: { tenantId: string }) {
  const t = useText();
  return tenantId === platform ? <Tag>{t(texts.platform)}</Tag> : <Tag color="blue">{t(texts.own)}</Tag>;
}
