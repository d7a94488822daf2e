import { ownContractFiles, uploadContract, type ContractFiles } from '@zhaocai/model/contract/contract-file-endpoints';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { ContractCard } from './contract-card.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { contractTexts as texts } from './texts.ts';

const wonStatus = 11;

/** The contracts of what the supplier has won; nothing for whoever has won nothing. */
export function OwnContracts({ project }: { project: PublishedProject }) {
  return project.packages.some(({ entry }) => entry?.entryStatus === wonStatus) ? (
    <WonContracts project={project} />
  ) : null;
}

function WonContracts({ project }: { project: PublishedProject }) {
  const t = useText();
  const query = useEndpoint(ownContractFiles, { projectId: project.id, tenantId: project.tenantId });
  return (
    <Section title={t(texts.title)} id="contracts">
      <Loaded query={query} rows={3}>
        {(contracts) => contracts.map((contract) => <OwnContract key={contract.entryId} contract={contract} />)}
      </Loaded>
    </Section>
  );
}

function OwnContract({ contract }: { contract: ContractFiles }) {
  const t = useText();
  const allowed = useAllowed();
  const [isReplacing, setReplacing] = useState(false);
  const handing = useCommand(uploadContract, { success: texts.handedIn, onSuccess: () => setReplacing(false) });
  const { entryId, signed, countersigned } = contract;
  const mayHandIn = allowed('bid_quote') && countersigned.length === 0;
  const isFirst = signed.length === 0;
  const handIn = async ([fileId = '']: string[]) =>
    (await handing.run({ entryId, fileId, version: signed[0]?.versionNo ?? 0 })) !== undefined;
  return (
    <ContractCard contract={contract}>
      {mayHandIn && (isFirst || isReplacing) && (
        <HandInForm
          help={texts.handInHelp}
          button={texts.handIn}
          isRunning={handing.isRunning}
          onHandIn={handIn}
          onCancel={isFirst ? undefined : { label: texts.keep, run: () => setReplacing(false) }}
        />
      )}
      {mayHandIn && !isFirst && !isReplacing && (
        <div className="contract-form">
          <div className="contract-buttons">
            <Button onClick={() => setReplacing(true)}>{t(texts.replace)}</Button>
          </div>
        </div>
      )}
    </ContractCard>
  );
}
