import { supplierRelation } from '@zhaocai/model/tendering/supplier-relation';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { tenderingWords } from '../words.ts';

/** Which suppliers of the library may not bid side by side, and by what it is known. */
export function RelationPage() {
  const t = useText();
  return <ResourcePage entity={supplierRelation} title={t(tenderingWords.supplierRelations)} />;
}
