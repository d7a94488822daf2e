import { useSearchParams } from 'react-router';
import { CostInListPage } from './cost-in-list-page.tsx';
import { MistakePage } from './mistake-page.tsx';

/** Money that came in for projects; `?mistakes` of which nobody knows what it is. */
export function CostInPage() {
  const [search] = useSearchParams();
  return search.has('mistakes') ? <MistakePage /> : <CostInListPage />;
}
