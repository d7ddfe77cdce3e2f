# shellcheck shell=bash
# Lets other packages build in this package's build folder. Scripts source it after run.sh.
#
# SwiftPM plans a build for one root package, stores the plan beside the products, and reuses the plan for
# the next build even if that build has another root package. SwiftPM also removes the checkouts that the
# current root package does not depend on. These functions therefore save the plan and the checkouts, and
# restore them. The products stay.

plan_files=(debug.yaml plugin-tools.yaml workspace-state.json debug/description.json
  debug/plugin-tools-description.json)

# keep_plan: saves the plan and the checkouts
keep_plan() {
  local file
  rm -rf .build/kept-plan
  mkdir -p .build/kept-plan/debug
  for file in "${plan_files[@]}"; do
    [ ! -f ".build/$file" ] || cp -p ".build/$file" ".build/kept-plan/$file"
  done
  # Links are cheap, and preserve the times of the files.
  cp -al .build/checkouts .build/repositories .build/kept-plan/
}

# restore_plan: restores the plan and the checkouts, if keep_plan has saved them
restore_plan() {
  local file
  [ -d .build/kept-plan ] || return 0
  for file in "${plan_files[@]}"; do
    rm -f ".build/$file"
    [ ! -f ".build/kept-plan/$file" ] || mv ".build/kept-plan/$file" ".build/$file"
  done
  rm -rf .build/checkouts .build/repositories
  mv .build/kept-plan/checkouts .build/kept-plan/repositories .build/
  rm -rf .build/kept-plan
}

# build_example NAME: builds an example in the build folder of this package, between keep_plan and restore_plan
build_example() {
  # The versions of the main package are used, because other versions would be fetched and built again.
  cp Package.resolved "Examples/$1/"
  swift build --package-path "Examples/$1" --scratch-path .build --disable-build-manifest-caching --skip-update
}

# build_alone NAME: builds one example, and leaves the plan of this package
build_alone() {
  local status=0
  # A run that was killed may have left the plan of an example.
  restore_plan
  keep_plan
  build_example "$1" || status=$?
  restore_plan
  return "$status"
}
