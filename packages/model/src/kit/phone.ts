/** Numbers as people write them: with area code and extension, several after each other. */
export const phonePattern = /^\+?\d[\d\s()（）\-—转,，、;；/#*]{3,29}$/;
export const phoneText = { zh: '电话号码，如 0571-88001001', en: 'a number as 0571-88001001' };
