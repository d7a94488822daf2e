import type { Row } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import {
  templateParts,
  tenantTemplate,
  type TemplateContent,
  type TemplateItem,
  type TemplateRole,
} from '@zhaocai/model/tenancy/tenant-template';
import { Button } from 'antd';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { partLabel } from './compare-dialog.tsx';
import { templateTexts as texts } from './texts.ts';

interface TemplateDialogProps {
  readonly row: Row<typeof tenantTemplate> | undefined;
  readonly onClose: () => void;
}

/** What a tenant gets that is made from it. */
export function TemplateDialog({ row, onClose }: TemplateDialogProps) {
  const t = useText();
  const last = useLastShown(row);
  return (
    <Dialog isOpen={row !== undefined} title={last?.templateName} width={administrationWidth} onClose={onClose}>
      {last && <Content id={last.id} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = useText();
  const query = useEndpoint(detailEndpoint(), { id });
  const factOf = (key: string, items: readonly TemplateItem[]) => ({
    key,
    label: t(partLabel(key)),
    value: items.map(({ name }) => name).join('、') || '—',
  });
  return (
    <Loaded query={query}>
      {(found) => {
        const { roles, params, parts = {} } = isContent(found.content) ? found.content : nothing;
        const facts = params.map(({ key, name, value }) => ({ key, label: name, value }));
        return (
          <>
            <DataTable<TemplateRole> columns={columns} rows={roles} rowKey="alias" isNumbered={false} />
            <h3>{t(texts.params)}</h3>
            {facts.length > 0 ? <DescriptionList facts={facts} /> : <p>{t(texts.noParams)}</p>}
            <h3>{t(texts.carried)}</h3>
            <DescriptionList facts={Object.keys(templateParts).map((part) => factOf(part, parts[part] ?? []))} />
          </>
        );
      }}
    </Loaded>
  );
}

/** As the server keeps it; what an older version wrote has no parts. */
type StoredContent = Omit<TemplateContent, 'parts'> & Partial<Pick<TemplateContent, 'parts'>>;

const nothing: StoredContent = { roles: [], params: [] };

/** Schemas judge nothing in the browser: the server has written and read it. */
function isContent(value: unknown): value is StoredContent {
  return typeof value === 'object' && value !== null && 'roles' in value && 'params' in value;
}

function detailEndpoint() {
  const { detail } = resource(tenantTemplate);
  return detail;
}

const columns: readonly DataColumn<TemplateRole>[] = [
  { prop: 'name', label: texts.roleName, width: 200 },
  { prop: 'alias', label: texts.alias, width: 140 },
  { prop: 'codes', label: texts.menus, width: 130, align: 'right', render: ({ codes }) => codes.length },
  { prop: 'scopes', label: texts.scopes, width: 130, align: 'right', render: ({ scopes }) => scopes.length },
];
