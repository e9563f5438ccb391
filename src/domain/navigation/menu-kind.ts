/** What decides which menu a user has; a session's user has it. */
export type MenuUser = {
  readonly userPaid: boolean;
  readonly companyUser: boolean;
  readonly isAdmin: boolean;
  readonly isCompanyAdmin: boolean;
  readonly louveRoofDealer: boolean;
};

export type MenuKind = 'basic' | 'dealer' | 'owner';

/** Administrators get the owner's menu, or the dealer's; everyone else the basic one. */
export function menuKind(user: Pick<MenuUser, 'isCompanyAdmin' | 'louveRoofDealer'>): MenuKind {
  if (!user.isCompanyAdmin) return 'basic';
  return user.louveRoofDealer ? 'dealer' : 'owner';
}
