import { fileCatalog } from '@zhaocai/model/document/file-catalog';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { documentTexts as texts } from './texts.ts';

const columns = ['catalogName', 'catalogCode', 'services', 'type', 'isRequired', 'sort'];

/** The folders that files of projects, notices and quotes belong into. */
export function FileCatalogPage() {
  const t = useText();
  const own = useSession((state) => state.user?.tenantId);
  return (
    <ResourcePage
      entity={fileCatalog}
      title={t(texts.catalogs)}
      columns={columns}
      mayEdit={({ tenantId }) => tenantId === own}
      mayRemove={({ tenantId }) => tenantId === own}
    />
  );
}
