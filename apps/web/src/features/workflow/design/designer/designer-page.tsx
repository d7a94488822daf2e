import { flowSave, queryFlowDefind } from '@zhaocai/model/workflow/design-endpoints';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { defindIdIn, flowListPath } from '../paths.ts';
import { designTexts as texts } from '../texts.ts';
import { Designer } from './designer.tsx';

/** The designer of the flow that the address names. */
export function DesignerPage() {
  const t = useText();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const defindId = defindIdIn(address);
  const query = useEndpoint(queryFlowDefind, { defindId: defindId ?? '' }, { enabled: defindId !== undefined });
  if (!defindId) {
    return (
      <Empty
        title={t(texts.noFlow)}
        action={<Button onClick={() => void navigate(flowListPath)}>{t(texts.toList)}</Button>}
      />
    );
  }
  return <Loaded query={query}>{(flow) => <Designer key={defindId} flow={flow} saveTo={flowSave} />}</Loaded>;
}
