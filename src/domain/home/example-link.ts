/** Id of the tracking link in the example world that shows a page under way: photos, visits to come and messages. */
export const EXAMPLE_LINK = 'example-hollis-customer-64';
