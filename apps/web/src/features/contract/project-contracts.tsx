import { awards, type Award } from '@zhaocai/model/contract/draw-up-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { contractPath, drawUpPath } from './paths.ts';
import { ProjectCosts } from './project-costs.tsx';
import { contractTexts as texts } from './texts.ts';

/** The awards of a project with the contract of each, or the way to draw it up; and what it costs beside them. */
export function ProjectContracts({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const mayRead = useAllowed()('contract_view');
  const { data } = useEndpoint(awards, { projectId }, { enabled: mayRead });
  if (!data || data.length === 0) return null;
  return (
    <>
      <Section title={t(texts.contracts)}>
        {data.map((award) => (
          <AwardLine key={award.entryId} award={award} />
        ))}
      </Section>
      <ProjectCosts projectId={projectId} />
    </>
  );
}

function AwardLine({ award }: { readonly award: Award }) {
  const t = useText();
  const navigate = useNavigate();
  const mayDrawUp = useAllowed()('contract_edit');
  const { entryId, packageName, supplierName, contractId, contractNo, contractStatus } = award;
  return (
    <p>
      {t(texts.award, { package: packageName, supplier: supplierName })}{' '}
      {contractId ? (
        <>
          <Link to={contractPath(contractId)}>{contractNo}</Link>{' '}
          <ChoiceTag choices={purchaseContractLifecycle.choices} value={contractStatus} />
        </>
      ) : (
        mayDrawUp && (
          <Button size="small" onClick={() => void navigate(drawUpPath(entryId))}>
            {t(texts.drawUp)}
          </Button>
        )
      )}
    </p>
  );
}
