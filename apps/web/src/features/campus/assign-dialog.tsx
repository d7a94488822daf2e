import type { Row } from '@zhaocai/model/kit/entity';
import { carDistribution, type carPosition } from '@zhaocai/model/campus/car-position';
import { distributeCarPosition } from '@zhaocai/model/campus/campus-endpoints';
import { useRef } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../kit/resource-form/resource-form.tsx';
import { useText } from '../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../kit/widgets/dialog.tsx';
import { campusTexts as texts } from './texts.ts';

export interface AssignDialogProps {
  readonly position: Row<typeof carPosition>;
  readonly onClose: () => void;
}

const { userId, plateNo, startDate, endDate, fee, paymentMethod } = carDistribution.fields;
const asked = { userId, plateNo, startDate, endDate, fee, paymentMethod };

/** To whom the position is given, for which car and how long. */
export function AssignDialog({ position, onClose }: AssignDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const assign = useCommand(distributeCarPosition, { success: texts.assigned });
  return (
    <Dialog
      isOpen
      title={t(texts.assignTitle, { name: `${position.parkingName} ${position.positionNo}` })}
      width={administrationWidth}
      onClose={() => form.current?.cancel()}
    >
      <ResourceForm
        ref={form}
        fields={asked}
        submitText={t(texts.assign)}
        onCancel={onClose}
        onSubmit={async (values) => {
          const answer = await assign.run({ ...values, positionId: position.id, action: 'assign' });
          if (answer) onClose();
          return answer !== undefined;
        }}
      />
    </Dialog>
  );
}
