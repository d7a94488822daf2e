import { queryFormById } from '@zhaocai/model/form/design-endpoints';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Designer } from './designer.tsx';

/** The designer of the form that the address names; another address is another form (rule 249). */
export function DesignerPage() {
  const { id = '' } = useParams();
  const query = useEndpoint(queryFormById, { formId: id });
  return <Loaded query={query}>{(form) => <Designer key={form.formId} detail={form} />}</Loaded>;
}
