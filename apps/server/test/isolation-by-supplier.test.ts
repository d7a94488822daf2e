import { describeIntruder } from './isolation/describe-intruder.ts';
import { intruders } from './isolation/stage.ts';

describeIntruder(intruders.supplier);
