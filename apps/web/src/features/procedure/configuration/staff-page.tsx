import { purchaseUser } from '@zhaocai/model/procedure/purchase-user';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { procedureWords } from '../words.ts';

const columns = ['userId', 'roleProperty', 'proTypes', 'deptId'];

/** Who does what in the projects of which kinds. */
export function StaffPage() {
  const t = useText();
  return <ResourcePage entity={purchaseUser} title={t(procedureWords.staff)} columns={columns} />;
}
