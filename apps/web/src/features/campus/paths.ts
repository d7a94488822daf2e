export const carRecordPath = '/estate/car-record';
