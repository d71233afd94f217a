/** Of the file for whoever keeps the books. */
export const revenueHeading = ['Month', 'Currency', 'Net', 'Tax', 'Gross', 'Refunded (taken off)'];
